@core
Feature: Records of orders
  Whoever wonders what became of an order finds it, from its beginning to its end, and can want it again.

  Background:
    Given Ada has opened an account
    And Ada holds a long position of 0.02 BTC

  Scenario: What became of an order is told from its beginning
    Then her records tell of her purchase: placed, filled 0.02, FILLED
    When Ada has a bid for 0.01 BTC 5 percent below the market
    And Ada cancels her bids
    Then her records tell of her bid: placed, CANCELLED

  Scenario: The records show what was asked for
    Given Ada has a bid for 0.01 BTC 5 percent below the market
    When Ada cancels her bids
    Then her records have 1 order that was filled and 1 that was cancelled

  Scenario: An order that was cancelled is wanted again
    Given Ada has a bid for 0.01 BTC 5 percent below the market
    When Ada cancels her bids
    Then she can place it again with one look at the ticket
    And no order of hers waits
