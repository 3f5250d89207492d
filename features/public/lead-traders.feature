@core
Feature: Traders who want to be copied
  Before applying they know what leading pays: a part of new profit, above the high-water mark.

  Scenario: Ada reckons what leading would pay
    Given lead traders can be copied
    When Ada reckons with 25000 USDT of others that gain 8 %, lose 5 % and gain 9 %
    Then she is told a share of the first and the last month, as the exchange pays it, and none of the loss

  Scenario: Ada applies as a lead trader, though the first answer is lost
    Given Ada has applied as a lead trader and the answer was lost
    When Ada applies as a lead trader
    Then she is told that it arrived, and the exchange has one application of hers
