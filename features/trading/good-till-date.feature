@quiet
Feature: Orders that end by themselves
  A limit order can be given an end: what has not filled by then is cancelled, wherever its owner is.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: An order says until when it waits
    When Ada bids 0.02 BTC far below the market for a day
    Then Ada's bid is among her open orders
    And Ada's bid ends in a day

  @core
  Scenario: An order ends at its time, and its money is free
    Given Ada bids 0.02 BTC far below the market for 2 minutes
    When 3 minutes pass
    Then Ada has no open orders
    And Ada's records say that her bid expired
    And all her USDT is available again
