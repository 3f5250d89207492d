@core
Feature: Copying a lead trader
  A copy is money on an account of its own. It trades after the lead, within the limits of whoever put it there.

  Background:
    Given lead traders can be copied
    And Ada has opened an account

  Scenario: A lead is copied until a loss stops it
    Given Ada copies the lead with 4200 USDT, until 1 percent is lost
    When the lead buys 9 BTC
    Then Ada's copy holds about 0.009 BTC
    When the lead's market falls by 15 percent
    Then Ada's copy has ended at its stop loss, and the rest is back on her account

  Scenario: A lead is copied the other way round
    Given Ada copies the lead the other way round with 4200 USDT
    When the lead buys 4 BTC
    Then Ada's copy holds about -0.004 BTC
    When the lead sells 4 BTC
    Then Ada's copy holds nothing

  Scenario: Stopping sells everything and gives the money back
    Given Ada copies the lead with 4200 USDT
    And the lead buys 4 BTC
    When Ada stops copying
    Then Ada's copy has ended, and she has about as much as before

  Scenario: Copying twice is copying once, though the answer is lost
    When Ada copies the lead with 1000 USDT and the answer is lost
    Then Ada has 1 copy
    And Ada cannot copy the lead a second time

  Scenario: After a crash a copy goes on where it was
    Given Ada copies the lead with 4200 USDT
    And the lead buys 4 BTC
    When the exchange crashes and starts again
    Then Ada's copy holds about 0.004 BTC
    When the lead sells 4 BTC
    Then Ada's copy holds nothing

  Scenario: A person leads, is paid their part of the profit, and closes the strategy
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 5000 USDT
    When Bo buys 0.1 BTC of the contract
    Then Ada's copy holds about 0.038 BTC
    When the lead's market rises by 3 percent and a day passes
    Then Bo has been paid a fifth of Ada's new profit
    When Bo closes the strategy
    Then Ada's copy has ended because its strategy was closed

  Scenario: Money goes into a running copy once, though the answer is lost
    Given Ada copies the lead with 1000 USDT
    When Ada adds 500 USDT to her copy and the answer is lost
    Then Ada's copy has been given 1500 USDT
    When Ada takes 300 USDT out of her copy
    Then Ada has 8800 USDT on her account, and her copy has neither gained nor lost
